# API and worker images. Build from the top of the repository:
#   docker build -f docker/server.Dockerfile --target api -t entrevue-api .
#   docker build -f docker/server.Dockerfile --target worker -t entrevue-worker .

FROM node:24-bookworm-slim AS packages
WORKDIR /srv/entrevue
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS build
COPY nest-cli.json tsconfig.json ./
COPY server server
COPY client client
RUN npm run build && npm prune --omit=dev

# What both processes share: the built product, run by an ordinary user.
FROM node:24-bookworm-slim AS base
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/entrevue WORKER=none
WORKDIR /srv/entrevue
# The wall around programs that decode uploaded pictures, résumés and videos, where the container may create namespaces.
RUN apt-get update \
  && apt-get install -y --no-install-recommends bubblewrap util-linux \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /var/lib/entrevue --create-home entrevue
COPY --from=build /srv/entrevue/package.json ./
COPY --from=build /srv/entrevue/node_modules node_modules
COPY --from=build /srv/entrevue/dist dist
USER entrevue
VOLUME /var/lib/entrevue

FROM base AS api
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]

# Debian's ffmpeg, pinned by the Debian release: strangers' files go through it, so it gets security updates.
FROM base AS worker
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/*
USER entrevue
CMD ["node", "dist/server/worker.js"]

# Brings the database to the newest schema and ends; run it once before the others start.
FROM base AS migrate
CMD ["node", "dist/server/platform/database/migrate-cli.js"]

import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, useInRouterContext } from 'react-router';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

const ownAddress = /^\/(?!\/)/;
const servedFile = /^\/api\//;

/** Renders every `href`: the router handles pages of this site, other addresses are plain links. */
export function RouterLink({ href, target, ...rest }: RouterLinkProps) {
  const inRouter = useInRouterContext();
  const followed =
    inRouter && href !== undefined && target === undefined && ownAddress.test(href) && !servedFile.test(href);
  if (followed) return <Link to={href} {...rest} />;
  return <a href={href} target={target} {...rest} />;
}

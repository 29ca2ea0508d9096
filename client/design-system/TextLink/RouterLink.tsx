import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, useInRouterContext } from 'react-router';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

const ownAddress = /^\/(?!\/)/;
const servedFile = /^\/api\//;

/** What `href` becomes everywhere: a page of this site is followed by the router, anything else is a plain link. */
export function RouterLink({ href, target, ...rest }: RouterLinkProps) {
  const inRouter = useInRouterContext();
  const followed =
    inRouter && href !== undefined && target === undefined && ownAddress.test(href) && !servedFile.test(href);
  if (followed) return <Link to={href} {...rest} />;
  return <a href={href} target={target} {...rest} />;
}

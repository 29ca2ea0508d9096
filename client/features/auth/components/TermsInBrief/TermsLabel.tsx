import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { paths } from '../../../../lib/paths';
import { useAuthText } from '../../messages/use-auth-text';

/** Label of the consent with links to both texts. They open in a new tab, so that typed values stay. */
export function TermsLabel() {
  const text = useAuthText();
  return (
    <>
      {`${text('register.accept')} `}
      <TextLink href={paths.termsOfService} external>
        {text('register.termsLink')}
      </TextLink>
      {` ${text('register.and')} `}
      <TextLink href={paths.privacyPolicy} external>
        {text('register.privacyLink')}
      </TextLink>
      .
    </>
  );
}

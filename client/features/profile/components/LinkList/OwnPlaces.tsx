import { Card } from '../../../../design-system/Card/Card';
import { paths } from '../../../../lib/paths';
import { useProfileText } from '../../messages/use-profile-text';
import { LinkList } from './LinkList';

const places = [
  { name: 'videos', href: paths.videos },
  { name: 'preview', href: paths.profilePreview },
  { name: 'accessLog', href: paths.accessLog },
] as const;

/** Links to the other pages of a seeker's profile. */
export function OwnPlaces() {
  const text = useProfileText();
  return (
    <Card as="section" title={text('section.places')} titleLevel={2}>
      <LinkList
        label={text('section.places')}
        links={places.map(({ name, href }) => ({
          href,
          label: text(`place.${name}`),
          detail: text(`place.${name}Text`),
        }))}
      />
    </Card>
  );
}

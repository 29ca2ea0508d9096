import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SearchedMessages } from '@modules/messaging/http/messages.contract';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { RouterLink } from '../../../design-system/TextLink/RouterLink';
import { radius } from '../../../design-system/theme/tokens';
import { useErrorText } from '../../../lib/error-text';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useMessagesText } from '../messages/use-messages-text';

/** Found messages: the other person, the time and the text. */
export function SearchResults({ found }: { readonly found: Loadable<SearchedMessages> }) {
  const text = useMessagesText();
  const errorText = useErrorText();
  const language = useLanguage();
  if (found.status === 'loading') return <ListSkeleton count={3} />;
  if (found.status === 'failed') {
    return <ErrorState level={2} what={text('search.failed')} toDo={errorText(found.error)} onRetry={found.retry} />;
  }
  const { results } = found.data;
  if (results.length === 0) {
    return <EmptyState title={text('search.none')} sentence={text('search.noneSentence')} />;
  }
  return (
    <Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', px: 1.5, pb: 1 }}>
        {text('search.results', { count: results.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {results.map(({ message, conversation }) => (
          <Box component="li" key={message.id}>
            <Box
              component={RouterLink}
              href={paths.conversation(conversation.id)}
              sx={{
                display: 'block',
                p: 1.5,
                color: 'text.primary',
                textDecoration: 'none',
                borderRadius: `${radius.control}px`,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Box component="span" sx={{ display: 'block', fontWeight: 'bold' }}>
                {conversation.recipient.full_name}
              </Box>
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                {formatDateTime(message.created_at, language)}
              </Box>
              <Box
                component="span"
                sx={{
                  display: '-webkit-box',
                  WebkitLineClamp: 3,
                  WebkitBoxOrient: 'vertical',
                  overflow: 'hidden',
                  overflowWrap: 'anywhere',
                }}
              >
                {message.content}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

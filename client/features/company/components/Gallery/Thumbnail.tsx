import Box from '@mui/material/Box';
import { useState } from 'react';
import type { CompanyVideoAnswer } from '@modules/companies/http/company-videos.contract';
import { BrandMark } from '../../../../design-system/Brand/BrandMark';
import { radius } from '../../../../design-system/theme/tokens';
import { formatDuration } from '../../../../lib/format';
import { useDataSaver } from '../../../../lib/use-data-saver';

/**
 * Thumbnail of a video with its length, `m:ss`; our logo if there is none, and while data is saved. Decorative, because the title is beside it.
 */
export function Thumbnail({ video }: { readonly video: Pick<CompanyVideoAnswer, 'thumbnail_url' | 'duration'> }) {
  const { thumbnail_url: picture, duration } = video;
  const [lost, setLost] = useState<string | null>(null);
  const isSaving = useDataSaver();
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.sunken',
        border: 1,
        borderColor: 'line.main',
      }}
    >
      {isSaving || picture === null || picture === lost ? (
        <BrandMark size={28} />
      ) : (
        <Box
          component="img"
          src={picture}
          alt=""
          loading="lazy"
          onError={() => setLost(picture)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      {duration !== null && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            right: 6,
            bottom: 6,
            px: 0.75,
            borderRadius: `${radius.chip}px`,
            typography: 'caption',
            fontWeight: 'bold',
            fontVariantNumeric: 'tabular-nums',
            color: 'overMedia.text',
            bgcolor: 'overMedia.ground',
          }}
        >
          {formatDuration(duration)}
        </Box>
      )}
    </Box>
  );
}

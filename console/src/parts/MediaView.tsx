import { Box, Button, Typography } from '@mui/material'
import type { ReviewedMedia } from '@duetto/shared/contract/console'
import { useState } from 'react'
import { useText } from './useText'

interface Props {
  src: string
  /** Data URL of a tiny, blurred version of the photo; null for a voice message. */
  cover: string | null
  explicit: ReviewedMedia['explicit']
  sender: string
  height?: string
}

export const MediaView = ({ src, cover, explicit, sender, height = '16rem' }: Props) => {
  const text = useText()
  const [isShown, setIsShown] = useState(false)
  const [isGone, setIsGone] = useState(false)
  if (isGone) return text('media.fileGone')
  const gone = () => setIsGone(true)
  if (cover === null)
    return (
      <Box
        component="audio"
        controls
        preload="none"
        src={src}
        aria-label={text('media.voiceFrom', { name: sender })}
        onError={gone}
        sx={{ display: 'block', width: '100%', maxWidth: '24rem' }}
      />
    )
  const name = text(isShown ? 'media.photoFrom' : 'media.coverFrom', { name: sender })
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: '100%' }}>
      <Box
        component="img"
        src={isShown ? src : cover}
        alt={name}
        onError={gone}
        sx={{ maxWidth: '100%', height, objectFit: 'contain', display: 'block', borderRadius: 1 }}
      />
      <Typography variant="body2" color="text.secondary">
        {`${text('review.findings')}: ${text(`review.explicit.${explicit ?? 'unscored'}`)}`}
      </Typography>
      <Button variant="outlined" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {text('media.show')}
      </Button>
    </Box>
  )
}

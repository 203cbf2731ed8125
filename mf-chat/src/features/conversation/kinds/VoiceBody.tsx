import { css } from '@emotion/react'
import { VoicePlayer } from '../../../widgets/voice-player/VoicePlayer'
import { bubbleStyle } from '../bubbleStyles'
import type { KindProps } from './types'

export const VoiceBody = ({ content: { media, voice }, isMine }: KindProps) =>
  media && voice ? (
    <div css={[bubbleStyle, voiceStyle]} data-mine={isMine || undefined}>
      <VoicePlayer src={media} durationMs={voice.duration_ms} waveform={voice.waveform} />
    </div>
  ) : null

const voiceStyle = css`
  width: min(84%, 340px);
  padding: 6px 10px;
`

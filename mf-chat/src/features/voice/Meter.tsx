import { css } from '@emotion/react'
import { limits, waveformBars } from '@duetto/shared/domain'
import { useIntl } from 'react-intl'
import { formatDuration } from '../../widgets/voice-player/formatDuration'
import { voiceMessages as texts } from './messages'

interface MeterProps {
  elapsedMs: number
  levels: readonly number[]
}

export const Meter = ({ elapsedMs, levels }: MeterProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={meterStyle}>
      <p role="status">
        <i />
        {formatMessage(texts.recording)}
      </p>
      <p aria-hidden data-time>
        {formatDuration(elapsedMs)} / {formatDuration(limits.voiceMaxSeconds * 1000)}
      </p>
      <div aria-hidden>
        {Array.from({ length: waveformBars }, (_, index) => levels.at(index - waveformBars) ?? 0).map(
          (level, index) => (
            <span key={index} style={{ height: `${Math.max(6, Math.round(level * 100))}%` }} />
          ),
        )}
      </div>
    </div>
  )
}

const meterStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  p {
    display: flex;
    gap: var(--s2);
    align-items: center;
    font-weight: 600;
  }
  i {
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--danger);
    forced-color-adjust: none;
  }
  [data-time] {
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  > div {
    display: flex;
    flex: 1 0 100%;
    gap: 2px;
    align-items: center;
    height: 56px;
  }
  span {
    flex: 1;
    border-radius: 2px;
    background: var(--primary);
  }
  @media (forced-colors: active) {
    span {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`

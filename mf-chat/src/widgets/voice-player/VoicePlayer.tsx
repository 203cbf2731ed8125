import { css } from '@emotion/react'
import { waveformBars } from '@duetto/shared/domain'
import { IconButton, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { formatDuration } from './formatDuration'
import { playerMessages as texts } from './messages'
import { useAudioPlayer } from './useAudioPlayer'

interface VoicePlayerProps {
  src: string
  durationMs: number
  /** One base-32 digit per bar. If undefined, all bars have the same height. */
  waveform?: string
}

const [digits, loudest, stepMs] = [32, 31, 1000]

export const VoicePlayer = ({ src, durationMs, waveform }: VoicePlayerProps) => {
  const { formatMessage, formatNumber } = useIntl()
  const { isPlaying, atMs, rate, isBroken, toggle, jump, changeRate } = useAudioPlayer(src)
  const bars = waveform ?? '8'.repeat(waveformBars)
  const played = Math.min(1, atMs / durationMs) * bars.length
  const length = formatDuration(durationMs)
  return (
    <div css={playerStyle}>
      <IconButton
        icon={isPlaying ? icons.pause : icons.play}
        label={formatMessage(isPlaying ? texts.pause : texts.play, { duration: length })}
        onClick={toggle}
      />
      <div data-wave>
        <span aria-hidden>
          {[...bars].map((bar, index) => (
            <i
              key={index}
              data-played={index < played || undefined}
              style={{ height: `${Math.max(8, (parseInt(bar, digits) / loudest) * 100)}%` }}
            />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={Math.round(durationMs)}
          step={stepMs / 10}
          value={Math.min(atMs, durationMs)}
          aria-label={formatMessage(texts.position)}
          aria-valuetext={formatMessage(texts.of, { at: formatDuration(atMs), duration: length })}
          onChange={({ target }) => jump(target.valueAsNumber)}
        />
      </div>
      <span data-time>{formatDuration(atMs > 0 ? atMs : durationMs)}</span>
      <button
        type="button"
        aria-label={formatMessage(texts.speed, { rate: formatNumber(rate) })}
        onClick={changeRate}
      >
        {formatNumber(rate)}×
      </button>
      {isBroken && <p role="alert">{formatMessage(texts.broken)}</p>}
    </div>
  )
}

const playerStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s2);
  align-items: center;
  [data-wave] {
    position: relative;
    flex: 1 1 72px;
    min-width: 64px;
    height: 36px;
  }
  [data-wave] > span {
    display: flex;
    gap: 1px;
    align-items: center;
    height: 100%;
  }
  i {
    flex: 1;
    border-radius: 1px;
    background: currentcolor;
    opacity: 0.4;
  }
  i[data-played] {
    opacity: 1;
  }
  @media (forced-colors: active) {
    i {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  /* The range input is invisible. The bars show its value. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    border-radius: var(--r-sm);
    opacity: 0;
    cursor: pointer;
  }
  [data-wave]:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r-sm);
  }
  [data-time] {
    min-width: 4ch;
    font-size: var(--t-sm);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  > button:last-of-type {
    min-width: 44px;
    min-height: 44px;
    padding: 0 6px;
    border: 0;
    border-radius: var(--r-md);
    background: none;
    color: inherit;
    font-size: var(--t-sm);
    font-weight: 650;
    cursor: pointer;
  }
  p {
    flex-basis: 100%;
    font-size: var(--t-sm);
  }
`

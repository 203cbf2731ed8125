import { css } from '@emotion/react'
import { labelStyle } from './fieldStyles'

interface RangeSliderProps {
  label: string
  min: number
  max: number
  value: readonly [number, number]
  valueText: string
  fromLabel: string
  toLabel: string
  onChange: (value: [number, number]) => void
}

export const RangeSlider = ({
  label,
  min,
  max,
  value,
  valueText,
  fromLabel,
  toLabel,
  onChange,
}: RangeSliderProps) => {
  const [from, to] = value
  const percent = (at: number): string => `${((at - min) / (max - min)) * 100}%`
  return (
    <fieldset css={rangeStyle}>
      <legend css={labelStyle}>
        {label} <span>{valueText}</span>
      </legend>
      <div>
        <i style={{ left: percent(from), right: `calc(100% - ${percent(to)})` }} />
        <input
          type="range"
          aria-label={fromLabel}
          // Keeps this thumb on top in the upper half: with both thumbs at the maximum, only this one can move.
          style={{ zIndex: from > (min + max) / 2 ? 1 : undefined }}
          min={min}
          max={max}
          value={from}
          onChange={({ target }) => onChange([Math.min(target.valueAsNumber, to), to])}
        />
        <input
          type="range"
          aria-label={toLabel}
          min={min}
          max={max}
          value={to}
          onChange={({ target }) => onChange([from, Math.max(target.valueAsNumber, from)])}
        />
      </div>
    </fieldset>
  )
}

const thumb = `
  width: 26px;
  height: 26px;
  border: 2.5px solid var(--primary-ink);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: var(--shadow-1);
  pointer-events: auto;
  cursor: grab;
`
const ring = 'outline: 3px solid var(--focus); outline-offset: 2px;'
const rangeStyle = css`
  min-width: 0;
  legend {
    padding: 0;
  }
  legend span {
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  > div {
    position: relative;
    height: var(--tap);
    margin: 0 1px;
  }
  > div::before,
  i {
    content: '';
    position: absolute;
    top: 20px;
    right: 0;
    left: 0;
    height: 4px;
    border-radius: 2px;
    background: var(--line);
  }
  i {
    background: var(--primary-ink);
  }
  @media (forced-colors: active) {
    > div::before,
    i {
      forced-color-adjust: none;
      background: CanvasText;
    }
    i {
      background: Highlight;
    }
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: var(--tap);
    margin: 0;
    background: none;
    appearance: none;
    pointer-events: none;
  }
  input::-webkit-slider-thumb {
    ${thumb}
    appearance: none;
  }
  input::-moz-range-thumb {
    ${thumb}
    box-sizing: border-box;
  }
  /* Rings the thumb, because both inputs cover the whole track. */
  input:focus-visible {
    z-index: 1;
    outline: none;
  }
  input:focus-visible::-webkit-slider-thumb {
    ${ring}
  }
  input:focus-visible::-moz-range-thumb {
    ${ring}
  }
`

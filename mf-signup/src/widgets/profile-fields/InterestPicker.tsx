import { css } from '@emotion/react'
import { interests as allInterests, isSexualInterest } from '@duetto/shared/domain'
import type { Interest } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { describedBy, FieldNotes, VisuallyHidden } from '@duetto/shared/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { fieldMessages } from '../account/fieldMessages'
import type { FieldsProps } from '../../entities/own-profile/profileFields'
import { useInterestText } from './useInterestText'

interface InterestPickerProps extends FieldsProps {
  kind: 'common' | 'intimate'
  isLabelHidden?: boolean
  label?: string
  offer?: readonly Interest[]
  hidden?: readonly Interest[]
  most?: number
  error?: string | null
}

export const InterestPicker = ({
  draft,
  onChange,
  kind,
  isLabelHidden = false,
  label,
  offer,
  hidden = [],
  most = Infinity,
  error,
}: InterestPickerProps) => {
  const { formatMessage, locale } = useIntl()
  const interestText = useInterestText()
  const { interests: offered } = useSettings()
  const id = useId()
  const listed = allInterests
    .filter((interest) => offered.length === 0 || offered.includes(interest))
    .filter((interest) => isSexualInterest(interest) === (kind === 'intimate'))
    .filter((interest) => !offer || offer.includes(interest) || draft.interests.includes(interest))
    .filter((interest) => !hidden.includes(interest))
    .map((interest) => ({ interest, text: interestText(interest) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale))
  const toggle = (interest: Interest, isOn: boolean): void => {
    const others = draft.interests.filter((other) => other !== interest)
    onChange({ interests: isOn ? [...others, interest] : others })
  }
  const legend =
    label ?? formatMessage(kind === 'intimate' ? fieldMessages.intimateInterests : fieldMessages.interests)
  return (
    <fieldset css={pickerStyle} aria-describedby={describedBy({ id, error })}>
      <legend>{isLabelHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <div>
        {listed.map(({ interest, text }) => (
          <label key={interest}>
            <input
              type="checkbox"
              checked={draft.interests.includes(interest)}
              disabled={draft.interests.length >= most && !draft.interests.includes(interest)}
              onChange={({ target }) => toggle(interest, target.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}

const pickerStyle = css`
  min-width: 0;
  legend {
    margin-bottom: var(--s3);
    padding: 0;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
  label {
    position: relative;
    display: inline-flex;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    padding: 6px 22px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--r-pill);
    background: var(--surface);
    font-size: var(--t-sm);
    font-weight: 550;
    transition: background var(--fast);
  }
  /* Makes room for the tick without changing the chip's width. */
  input:checked + span {
    padding-inline: 31px 13px;
    border-color: var(--primary);
    background: var(--primary);
    color: var(--on-primary);
  }
  input:checked + span::before {
    content: '✓' / '';
    position: absolute;
    left: 13px;
    font-size: 0.8125rem;
    font-weight: 700;
  }
  input:disabled {
    cursor: default;
  }
  input:disabled + span {
    border-color: var(--line);
    color: var(--ink-2);
  }
  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`

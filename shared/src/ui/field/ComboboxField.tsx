import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { hiddenStyle } from '../layout/VisuallyHidden'
import { pressedKey } from '../input/pressedKey'
import { stepOption } from '../input/stepOption'
import { Field } from './Field'
import type { FieldTexts } from './Field'
import { comboboxStyle, popupStyle } from './comboboxStyle'
import { controlStyle } from './fieldStyles'

interface ComboboxOption {
  key: string
  label: string
  detail?: string
}

interface ComboboxFieldProps<Option extends ComboboxOption> extends FieldTexts {
  value: string
  onChange: (typed: string) => void
  options: readonly Option[]
  onChoose: (option: Option) => void
  onBlur?: () => void
  countText: string
  /** Shown instead of the list if the typed text has no suggestions. */
  noneText?: string
  maxLength?: number
}

/**
 * ARIA combobox with list autocomplete. Enter accepts the active suggestion. If none is active and there is only one,
 * Enter accepts that one unless its label equals the text.
 */
export const ComboboxField = <Option extends ComboboxOption>({
  value,
  onChange,
  options,
  onChoose,
  onBlur,
  countText,
  noneText,
  maxLength,
  ...texts
}: ComboboxFieldProps<Option>) => {
  const listId = useId()
  const boxRef = useRef<HTMLSpanElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && options.length > 0
  const shownNoneText = isOpen && options.length === 0 && value.trim() !== '' ? noneText : undefined

  const close = (): void => {
    setIsOpen(false)
    setActive(-1)
  }
  const open = (): void => {
    setIsOpen(true)
    requestAnimationFrame(() =>
      boxRef.current?.querySelector('[data-popup]')?.scrollIntoView({ block: 'nearest' }),
    )
  }
  const choose = (option: Option): void => {
    onChoose(option)
    close()
  }
  const move = (step: 1 | -1): void => {
    const next = stepOption(active, step, options.length)
    if (!isOpen) open()
    setActive(next)
    listRef.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const handleKey = (event: KeyboardEvent): void => {
    const key = pressedKey(event)
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (options.length > 0) move(key === 'ArrowDown' ? 1 : -1)
    }
    if (!isShown && shownNoneText === undefined) return
    const chosen =
      key === 'Enter' ? (options[active] ?? (options.length === 1 ? options[0] : undefined)) : undefined
    if (chosen && (active >= 0 || chosen.label !== value)) {
      event.preventDefault()
      choose(chosen)
    }
    if (key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <Field {...texts}>
      {(control) => (
        <span ref={boxRef} css={comboboxStyle}>
          <input
            {...control}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            maxLength={maxLength}
            value={value}
            onChange={({ target }) => {
              setActive(-1)
              open()
              onChange(target.value)
            }}
            onClick={open}
            onKeyDown={handleKey}
            onBlur={() => {
              close()
              onBlur?.()
            }}
            css={controlStyle}
          />
          <ul
            ref={listRef}
            id={listId}
            role="listbox"
            aria-label={countText}
            hidden={!isShown}
            data-popup={isShown || undefined}
            css={popupStyle}
          >
            {options.map((option, index) => (
              <li
                key={option.key}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                // Keeps focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.label} {option.detail && <small>{option.detail}</small>}
              </li>
            ))}
          </ul>
          <span
            role="status"
            data-popup={shownNoneText !== undefined || undefined}
            css={shownNoneText === undefined ? hiddenStyle : popupStyle}
          >
            {shownNoneText ?? (isShown && countText)}
          </span>
        </span>
      )}
    </Field>
  )
}

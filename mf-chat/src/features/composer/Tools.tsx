import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { IconButton, icons } from '@duetto/shared/ui'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { composerMessages as texts } from './messages'

export const Tools = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <IconButton
        css={foldStyle}
        icon={isOpen ? icons.minus : icons.plus}
        label={formatMessage(texts.tools)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div id={id} css={toolsStyle} data-open={isOpen || undefined} onClick={() => setIsOpen(false)}>
        {children}
      </div>
    </>
  )
}

const foldStyle = css`
  /* From this width, all tools fit into the row. */
  @media (min-width: ${breakpoints.lg}px) {
    display: none;
  }
`
const toolsStyle = css`
  display: flex;
  gap: 2px;
  @media (max-width: ${breakpoints.lg - 1}px) {
    flex: 1 0 100%;
    order: 1;
    /* Hide only the buttons, because their dialogs are children too. */
    &:not([data-open]) > button {
      display: none;
    }
  }
`

import type { Caution } from '@duetto/shared/domain'
import { Button, Dialog, Icon, icons, phone } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { reportOpened } from '../../../entities/report/slice'
import { useChatDispatch } from '../../../state'
import { cautionMessages as texts } from './messages'

interface CautionProps {
  messageId: number
  about: Caution
  name: string
}

export const CautionNote = ({ messageId, about, name }: CautionProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  const [isExplained, setIsExplained] = useState(false)
  const close = (): void => setIsExplained(false)
  return (
    <div css={noteStyle} role="note">
      <Icon path={icons.shield} size={18} />
      <p>{formatMessage(texts[about])}</p>
      <div>
        <button type="button" onClick={() => dispatch(reportOpened({ messageId, presetReason: 'spam' }))}>
          {formatMessage(texts.report)}
        </button>
        <button type="button" onClick={() => setIsExplained(true)}>
          {formatMessage(texts.why)}
        </button>
      </div>
      {isExplained && (
        <Dialog
          isOpen
          onClose={close}
          title={formatMessage(texts.whyTitle)}
          footer={<Button onClick={close}>{formatMessage(texts.close)}</Button>}
        >
          <p>{formatMessage(texts.whyText)}</p>
          <p>{formatMessage(texts.whyAdvice, { name })}</p>
        </Dialog>
      )}
    </div>
  )
}

const noteStyle = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 10px;
  max-width: min(76%, 540px);
  padding: 10px 14px 4px;
  margin-bottom: 6px;
  border-radius: var(--r-md);
  background: var(--secondary-soft);
  color: var(--ink);
  font-size: var(--t-sm);
  line-height: 1.4;
  > svg {
    margin-top: 1px;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: 0 var(--s4);
  }
  button {
    min-height: var(--tap);
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 2px;
    cursor: pointer;
  }
  dialog p + p {
    margin-top: var(--s3);
  }
  ${phone} {
    max-width: 92%;
  }
`

import { css } from '@emotion/react'
import { Button, short, phone } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../../widgets/page/messages'
import { profileMessages } from './messages'

interface SaveBarProps {
  isDirty: boolean
  isSaving: boolean
  isSaved: boolean
  failureText: string | null
  onDiscard: () => void
}

export const SaveBar = ({ isDirty, isSaving, isSaved, failureText, onDiscard }: SaveBarProps) => {
  const { formatMessage } = useIntl()
  const text = failureText ?? formatMessage(isSaved ? profileMessages.saved : profileMessages.unsaved)
  return (
    <div css={barStyle} data-on={isDirty || isSaved || failureText !== null || undefined}>
      <p role="status" data-failed={failureText !== null || undefined}>
        {(isDirty || isSaved || failureText) && text}
      </p>
      {isDirty && (
        <>
          <Button variant="quiet" onClick={onDiscard}>
            {formatMessage(profileMessages.discard)}
          </Button>
          <Button type="submit" isLoading={isSaving}>
            {formatMessage(commonMessages.save)}
          </Button>
        </>
      )}
    </div>
  )
}

const barStyle = css`
  position: sticky;
  bottom: 0;
  z-index: 6;
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  padding: var(--s3) var(--s5);
  border-radius: var(--r-lg);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  &[data-on] {
    display: flex;
  }
  p {
    flex: 1 1 200px;
    font-weight: 550;
  }
  [data-failed] {
    color: var(--danger-ink);
  }
  ${short} {
    position: static;
  }
  ${phone} {
    bottom: calc(var(--nav) + env(safe-area-inset-bottom));
    justify-content: flex-end;
    padding: var(--s2) var(--s3);
    p {
      flex-basis: 100%;
      padding-inline: var(--s2);
      font-size: var(--t-sm);
    }
  }
`

import { isVisible, limits } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { Button, Card, TextArea, useFocusInvalid, useForm } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FinePrint } from '../../widgets/join/FinePrint'
import { profileMessages } from './messages'

export const FirstLetter = ({ onSend }: { onSend: (message: string) => void }) => {
  const { formatMessage } = useIntl()
  const { funnel } = usePlatform()
  const [text, setText] = useState('')
  const formRef = useRef<HTMLFormElement>(null)
  const form = useForm({
    errors: { message: isVisible(text) ? null : { message: profileMessages.letterMissing } },
    onSubmit: () => onSend(text.trim()),
  })
  useFocusInvalid(formRef, form.summary.attempts)
  return (
    <Card css={cardStyle}>
      <form ref={formRef} onChange={() => funnel?.reach('started')} onSubmit={form.handleSubmit} noValidate>
        <TextArea
          label={formatMessage(profileMessages.letterLabel)}
          error={form.errorOf('message')}
          required
          value={text}
          maxCodePoints={limits.messageMaxCodePoints}
          onChange={setText}
        />
        <Button type="submit" size="lg" isFull>
          {formatMessage(profileMessages.letterSend)}
        </Button>
        <FinePrint />
      </form>
    </Card>
  )
}

const cardStyle = css`
  color: var(--ink);
  form {
    display: grid;
    gap: var(--s4);
  }
  @media (max-width: 374px) {
    padding: var(--s3);
    form {
      gap: var(--s2);
    }
  }
  @media (max-width: 374px) and (max-height: 640px) {
    textarea {
      height: 68px;
      min-height: 0;
    }
  }
`

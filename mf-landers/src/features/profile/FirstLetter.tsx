import { limits } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { Button, Card, TextArea } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FinePrint } from '../../widgets/join/FinePrint'
import { profileMessages } from './messages'

export const FirstLetter = ({ onSend }: { onSend: (message?: string) => void }) => {
  const { formatMessage } = useIntl()
  const { funnel } = usePlatform()
  const [text, setText] = useState('')
  return (
    <Card css={cardStyle}>
      <form
        onChange={() => funnel?.reach('started')}
        onSubmit={(event) => {
          event.preventDefault()
          onSend(text.trim() || undefined)
        }}
      >
        <TextArea
          label={formatMessage(profileMessages.letterLabel)}
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
`

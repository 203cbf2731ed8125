import { usePlatform } from '@duetto/shared/platform'
import { Button, Card, SegmentedControl, TextField } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { FinePrint } from './FinePrint'
import { InviteOnly } from './InviteOnly'
import { joinMessages } from './messages'
import { useMayJoin } from './useMayJoin'

export type LookingFor = 'female' | 'all' | 'male'

interface JoinFormProps {
  lookingFor: LookingFor
  onLookingFor: (value: LookingFor) => void
}

/** The one act of a lander: an e-mail address, then the sign-up with what was typed. */
export const JoinForm = ({ lookingFor, onLookingFor }: JoinFormProps) => {
  const { openSignUp } = usePlatform()
  const { formatMessage } = useIntl()
  const [email, setEmail] = useState('')
  const mayJoin = useMayJoin()
  const join = (event: FormEvent): void => {
    event.preventDefault()
    openSignUp({ email: email.trim() || undefined })
  }
  if (!mayJoin) {
    return (
      <Card css={cardStyle}>
        <InviteOnly />
      </Card>
    )
  }
  return (
    <Card css={cardStyle}>
      <form css={formStyle} onSubmit={join} noValidate>
        <TextField
          label={formatMessage(joinMessages.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <SegmentedControl
          label={formatMessage(joinMessages.lookingFor)}
          value={lookingFor}
          onChange={onLookingFor}
          options={[
            { value: 'female', label: formatMessage(joinMessages.women) },
            { value: 'all', label: formatMessage(joinMessages.everyone) },
            { value: 'male', label: formatMessage(joinMessages.men) },
          ]}
        />
        <Button type="submit" size="lg" isFull>
          {formatMessage(joinMessages.submit)}
        </Button>
        <FinePrint />
      </form>
    </Card>
  )
}

const cardStyle = css`
  color: var(--ink);
`
const formStyle = css`
  display: grid;
  gap: var(--s4);
`

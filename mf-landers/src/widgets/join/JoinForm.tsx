import type { Gender, Interest } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import {
  Button,
  Card,
  emailError,
  SegmentedControl,
  TextField,
  useFocusInvalid,
  useForm,
  useInputBeforeHydration,
} from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FinePrint } from './FinePrint'
import { InviteOnly } from './InviteOnly'
import { joinMessages } from './messages'
import { useMayJoin } from './useMayJoin'

const lookingForChoices = ['female', 'all', 'male'] as const
export type LookingFor = (typeof lookingForChoices)[number]

export const genderOf = (choice: LookingFor | undefined): Gender | null | undefined =>
  choice === 'all' ? null : choice

interface JoinFormProps {
  lookingFor: LookingFor | undefined
  onLookingFor: (value: LookingFor) => void
  interests?: readonly Interest[]
}

/** Without JavaScript, the browser submits the form as a plain POST. */
export const JoinForm = ({ lookingFor, onLookingFor, interests = [] }: JoinFormProps) => {
  const shownLookingFor = lookingFor ?? 'all'
  const { openSignUp, funnel } = usePlatform()
  const { formatMessage } = useIntl()
  const [email, setEmail] = useState('')
  const mayJoin = useMayJoin()
  const formRef = useInputBeforeHydration((typed) => {
    setEmail(typed('email'))
    const chosen = lookingForChoices.find((choice) => choice === typed('looking_for'))
    if (chosen && chosen !== shownLookingFor) onLookingFor(chosen)
  })
  const form = useForm({
    errors: { email: emailError(email) },
    onSubmit: () =>
      openSignUp({
        email: email.trim(),
        lookingFor: genderOf(lookingFor),
        ...(interests.length > 0 && { interests }),
      }),
  })
  useFocusInvalid(formRef, form.summary.attempts)
  if (!mayJoin) {
    return (
      <Card css={cardStyle}>
        <InviteOnly />
      </Card>
    )
  }
  return (
    <Card css={cardStyle}>
      <form
        ref={formRef}
        css={formStyle}
        method="post"
        action="/signup"
        onChange={() => funnel?.reach('started')}
        onSubmit={form.handleSubmit}
        noValidate
      >
        <TextField
          label={formatMessage(joinMessages.email)}
          type="email"
          name="email"
          autoComplete="email"
          required
          error={form.errorOf('email')}
          value={email}
          onChange={setEmail}
        />
        <SegmentedControl
          label={formatMessage(joinMessages.lookingFor)}
          name="looking_for"
          value={shownLookingFor}
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
  @media (max-width: 575px) {
    padding: var(--s4);
  }
  @media (max-width: 374px) {
    padding: var(--s3);
  }
`
const formStyle = css`
  display: grid;
  gap: var(--s4);
  @media (max-width: 575px) {
    gap: var(--s3);
  }
  @media (max-width: 374px) {
    gap: var(--s2);
  }
`

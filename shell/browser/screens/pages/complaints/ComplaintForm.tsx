import { css } from '@emotion/react'
import { codePointLength, limits, normalizeLine } from '@duetto/shared/domain'
import { useSession } from '@duetto/shared/platform'
import { Banner, Button, emailError, Select, TextArea, TextField } from '@duetto/shared/ui'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { complaintMessages } from './messages'
import { complaintSent, useComplaint, useComplaintDispatch } from './store'

const subjects = ['payment', 'privacy', 'behaviour', 'technical', 'other'] as const
type Subject = (typeof subjects)[number]
const MIN_TEXT = 10

export const ComplaintForm = () => {
  const { formatMessage } = useIntl()
  const dispatch = useComplaintDispatch()
  const { isSending, hasFailed } = useComplaint()
  const { user } = useSession()
  const [form, setForm] = useState({ name: user?.name ?? '', email: user?.email ?? '', text: '' })
  const [subject, setSubject] = useState<Subject>('other')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const change = (part: Partial<typeof form>): void => setForm({ ...form, ...part })

  const invalidEmail = emailError(form.email)
  const errors = {
    name: codePointLength(normalizeLine(form.name)) < 2 ? formatMessage(complaintMessages.nameMissing) : null,
    email: invalidEmail && formatMessage(invalidEmail.message),
    text:
      codePointLength(normalizeLine(form.text)) < MIN_TEXT
        ? formatMessage(complaintMessages.textMissing, { count: MIN_TEXT })
        : null,
  }

  const send = (event: FormEvent): void => {
    event.preventDefault()
    setIsSubmitted(true)
    if (errors.name ?? errors.email ?? errors.text) return
    dispatch(complaintSent({ ...form, name: normalizeLine(form.name), subject }))
  }

  return (
    <form noValidate css={formStyle} onSubmit={send}>
      <p>{formatMessage(complaintMessages.intro, { days: limits.complaintAnswerDays })}</p>
      <TextField
        label={formatMessage(complaintMessages.name)}
        autoComplete="name"
        value={form.name}
        error={isSubmitted ? errors.name : null}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={formatMessage(complaintMessages.email)}
        type="email"
        autoComplete="email"
        value={form.email}
        error={isSubmitted ? errors.email : null}
        onChange={(email) => change({ email })}
      />
      <Select
        label={formatMessage(complaintMessages.subject)}
        value={subject}
        options={subjects.map((value) => ({ value, label: formatMessage(complaintMessages[value]) }))}
        onChange={setSubject}
      />
      <TextArea
        label={formatMessage(complaintMessages.text)}
        value={form.text}
        maxCodePoints={limits.reportMaxCodePoints}
        error={isSubmitted ? errors.text : null}
        onChange={(text) => change({ text })}
      />
      {hasFailed && <Banner tone="danger">{formatMessage(complaintMessages.failed)}</Banner>}
      <Button type="submit" size="lg" isLoading={isSending}>
        {formatMessage(complaintMessages.send)}
      </Button>
    </form>
  )
}

const formStyle = css`
  display: grid;
  gap: var(--s5);
  max-width: 560px;
`

import { css } from '@emotion/react'
import { codePointLength, limits } from '@duetto/shared/domain'
import { usePlatform, useSession } from '@duetto/shared/platform'
import { Banner, Button, Select, TextArea, TextField } from '@duetto/shared/ui'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { complaintMessages } from './messages'
import type { Receipt } from './receipt'

const subjects = ['payment', 'privacy', 'behaviour', 'technical', 'other'] as const
type Subject = (typeof subjects)[number]
const MIN_TEXT = 10
const ANSWER_DAYS = 5
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const ComplaintForm = ({ onSent }: { onSent: (receipt: Receipt) => void }) => {
  const { formatMessage } = useIntl()
  const { http } = usePlatform()
  const { user } = useSession()
  const [form, setForm] = useState({ name: user?.name ?? '', email: user?.email ?? '', text: '' })
  const [subject, setSubject] = useState<Subject>('other')
  const [isTried, setIsTried] = useState(false)
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle')
  const change = (part: Partial<typeof form>): void => setForm({ ...form, ...part })

  const faults = {
    name: form.name.trim().length < 2 ? formatMessage(complaintMessages.nameMissing) : null,
    email: emailPattern.test(form.email.trim()) ? null : formatMessage(complaintMessages.emailWrong),
    text:
      codePointLength(form.text.trim()) < MIN_TEXT
        ? formatMessage(complaintMessages.textMissing, { count: MIN_TEXT })
        : null,
  }

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsTried(true)
    if (faults.name ?? faults.email ?? faults.text) return
    setStatus('sending')
    const email = form.email.trim()
    try {
      const answer = await http.call('complain', {
        body: { ...form, name: form.name.trim(), email, subject },
      })
      if (answer) onSent({ reference: answer.reference, at: answer.at, email })
    } catch {
      setStatus('failed')
    }
  }

  return (
    <form noValidate css={formStyle} onSubmit={(event) => void send(event)}>
      <p>{formatMessage(complaintMessages.intro, { days: ANSWER_DAYS })}</p>
      <TextField
        label={formatMessage(complaintMessages.name)}
        autoComplete="name"
        value={form.name}
        error={isTried ? faults.name : null}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={formatMessage(complaintMessages.email)}
        type="email"
        autoComplete="email"
        maxLength={limits.emailMaxLength}
        value={form.email}
        error={isTried ? faults.email : null}
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
        error={isTried ? faults.text : null}
        onChange={(text) => change({ text })}
      />
      {status === 'failed' && <Banner tone="danger">{formatMessage(complaintMessages.failed)}</Banner>}
      <Button type="submit" size="lg" isLoading={status === 'sending'}>
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

import { Alert, Button, Stack, TextField } from '@mui/material'
import { codePointLength, dayOf, hasOnlyLegalFields, legalFields, limits } from '@duetto/shared/domain'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useText } from '../parts/useText'
import { useLegalTextChange } from './useLegalTextChange'
import type { LegalKey, StoredLegalText } from './useLegalTextChange'

const today = (): string => dayOf(Date.now())

export const LegalTextForm = ({ of: key, stored }: { of: LegalKey; stored: StoredLegalText }) => {
  const text = useText()
  const { save, refusal, isRunning } = useLegalTextChange(key, stored)
  const [body, setBody] = useState(stored.body ?? '')
  const [asOf, setAsOf] = useState(stored.body === null ? today() : (stored.as_of ?? today()))
  const [isRemoving, setIsRemoving] = useState(false)
  const page = text(`legal.pages.${key.page}`)
  const notify = useNotify()
  const saveAndNotify = async (saved: string | null, from: string) => {
    if (await save(saved, from))
      notify(saved === null ? text('legal.removed', { page }) : text('legal.saved', { page }), {
        type: 'success',
      })
  }
  const fields = legalFields.map((field) => `{${field}}`).join(' ')
  const error =
    (!hasOnlyLegalFields(body) && text('legal.unknown', { fields })) ||
    (codePointLength(body) > limits.legalTextMaxCodePoints &&
      text('legal.tooLong', { count: limits.legalTextMaxCodePoints }))
  const isChanged = body !== (stored.body ?? '') || (stored.body !== null && asOf !== stored.as_of)
  return (
    <Stack spacing={2}>
      {stored.body === null && <Alert severity="info">{text('legal.standard')}</Alert>}
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      <TextField
        multiline
        minRows={12}
        maxRows={24}
        margin="none"
        label={text('legal.text')}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        error={Boolean(error)}
        helperText={error || text('legal.format', { fields })}
        slotProps={{ htmlInput: { lang: key.language } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <TextField
          type="date"
          margin="none"
          label={text('legal.asOf')}
          value={asOf}
          onChange={({ target }) => setAsOf(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: { sm: '16rem' } }}
        />
        <Button
          variant="contained"
          disabled={isRunning || !isChanged || Boolean(error) || !body.trim() || !asOf}
          onClick={() => void saveAndNotify(body, asOf)}
        >
          {text('legal.save')}
        </Button>
        {stored.body !== null && (
          <Button color="error" disabled={isRunning} onClick={() => setIsRemoving(true)}>
            {text('legal.remove')}
          </Button>
        )}
      </Stack>
      {isRemoving && (
        <Confirm
          isOpen
          loading={isRunning}
          title={text('legal.removeTitle', { page })}
          content={text('legal.removeText')}
          onConfirm={() => void saveAndNotify(null, today()).then(() => setIsRemoving(false))}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </Stack>
  )
}

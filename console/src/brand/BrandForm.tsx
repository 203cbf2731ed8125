import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { brandPictures, cornerStyles, fontSets } from '@duetto/shared/domain'
import type { Brand } from '@duetto/shared/domain'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useText } from '../parts/useText'
import { ColourField } from './ColourField'
import { PictureField } from './PictureField'
import { Preview } from './Preview'
import { Verdicts } from './Verdicts'

interface Props {
  brand: Brand
  refusal: string | null
  isRunning: boolean
  onSave: (brand: Brand) => void
}

const isColour = (colour: string): boolean => /^(#[0-9a-f]{6})?$/.test(colour)

export const BrandForm = ({ brand, refusal, isRunning, onSave }: Props) => {
  const text = useText()
  const [draft, setDraft] = useState(brand)
  const set = (change: Partial<Brand>) => setDraft((before) => ({ ...before, ...change }))
  const isReadable = isColour(draft.colour) && isColour(draft.second_colour)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(brand)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) onSave(draft)
  }
  return (
    <Stack component="form" direction={{ xs: 'column', md: 'row' }} spacing={4} onSubmit={submit}>
      <Stack spacing={2} sx={{ flex: 1 }}>
        <ColourField
          field="colour"
          value={draft.colour}
          help={text('brand.colourHelp')}
          onChange={(colour) => set({ colour })}
        />
        <ColourField
          field="second_colour"
          value={draft.second_colour}
          help={text('brand.secondHelp')}
          onChange={(colour) => set({ second_colour: colour })}
        />
        <TextField
          select
          label={text('brand.corners')}
          value={draft.corners}
          onChange={({ target }) => set({ corners: cornerStyles.find((style) => style === target.value) })}
        >
          {cornerStyles.map((style) => (
            <MenuItem key={style} value={style}>
              {text(`brand.corner.${style}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('brand.fonts')}
          value={draft.fonts}
          onChange={({ target }) => set({ fonts: fontSets.find((fonts) => fonts === target.value) })}
        >
          {fontSets.map((fonts) => (
            <MenuItem key={fonts} value={fonts}>
              {text(`brand.font.${fonts}`)}
            </MenuItem>
          ))}
        </TextField>
        {brandPictures.map((kind) => (
          <PictureField
            key={kind}
            kind={kind}
            value={draft[kind]}
            onChange={(name) => set({ [kind]: name })}
          />
        ))}
        <TextField
          label={text('brand.mail_sender')}
          helperText={text('brand.mailHelp')}
          value={draft.mail_sender}
          onChange={({ target }) => set({ mail_sender: target.value })}
        />
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <Button type="submit" variant="contained" disabled={isRunning || !isChanged || !isReadable}>
          {text('setting.save')}
        </Button>
      </Stack>
      <Stack spacing={2} sx={{ flex: 1 }}>
        <Typography variant="h2">{text('brand.preview')}</Typography>
        <Typography variant="body2">{text('brand.previewHelp')}</Typography>
        {isReadable && (
          <>
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
              <Preview brand={draft} theme="light" />
              <Preview brand={draft} theme="dark" />
            </Stack>
            <Verdicts brand={draft} onUse={(field, colour) => set({ [field]: colour })} />
          </>
        )}
      </Stack>
    </Stack>
  )
}

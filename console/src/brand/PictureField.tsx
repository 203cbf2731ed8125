import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { brandIconPath, limits, logoPath } from '@duetto/shared/domain'
import type { BrandPicture } from '@duetto/shared/domain'
import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import { readBase64 } from './readBase64'

interface Props {
  kind: BrandPicture
  value: string
  onChange: (name: string) => void
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024)

export const PictureField = ({ kind, value, onChange }: Props) => {
  const text = useText()
  const translate = useTranslate()
  const { act, isRunning } = useAct()
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = text(`brand.${kind}`)
  const max = kilobytes(limits.brandPictureMaxBytes)
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    target.value = ''
    if (file.size > limits.brandPictureMaxBytes)
      return setRefusal(text('brand.pictureTooLarge', { kb: kilobytes(file.size), max }))
    setRefusal(null)
    const picture = await readBase64(file)
    const uploaded = await act(
      () => callConsole('uploadBrandPicture', { body: { kind, picture } }),
      ({ message, details }) => setRefusal([translate(message), details['reason']].filter(Boolean).join(' ')),
    )
    if (uploaded) onChange(uploaded.name)
  }
  return (
    <Box>
      <Typography variant="body2">{field}</Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', my: 1 }}>
        {value && (
          <Box
            component="img"
            alt={field}
            src={kind === 'icon' ? brandIconPath(value, '192.png') : logoPath(value)}
            sx={{
              height: 40,
              maxWidth: 160,
              objectFit: 'contain',
              bgcolor: kind === 'logo_dark' ? '#181017' : '#fff',
            }}
          />
        )}
        <Button
          component="label"
          // The file input inside takes the focus, so the button is not a tab stop.
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          disabled={isRunning}
          sx={{ '&:focus-within': { outline: '3px solid', outlineOffset: 2 } }}
        >
          {text('brand.upload', { field })}
          <input
            type="file"
            accept="image/png,image/svg+xml"
            aria-label={text('brand.upload', { field })}
            onChange={(event) => void upload(event)}
            style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
          />
        </Button>
        {value && <Button onClick={() => onChange('')}>{text('brand.remove', { field })}</Button>}
      </Stack>
      {refusal ? (
        <Alert severity="error">{refusal}</Alert>
      ) : (
        <Typography variant="caption">{text('brand.pictureHelp', { kb: max })}</Typography>
      )}
    </Box>
  )
}

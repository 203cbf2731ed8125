import { Alert, Button, Typography } from '@mui/material'
import { colourRefusal, nearestLegible, palettesOf, verdictsOf } from '@duetto/shared/brand'
import type { Brand } from '@duetto/shared/domain'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'

interface Props {
  brand: Brand
  onUse: (field: 'colour' | 'second_colour', colour: string) => void
}

const fields = ['colour', 'second_colour'] as const

export const Verdicts = ({ brand, onUse }: Props) => {
  const text = useText()
  const verdicts = verdictsOf(palettesOf(brand))
  const refusals = fields.flatMap((field) => {
    const colour = brand[field]
    const reason = colour === '' ? null : colourRefusal(colour)
    return reason === null ? [] : [{ field, reason, nearest: nearestLegible(colour) }]
  })
  return (
    <>
      <div role="status">
        {refusals.length === 0 && (
          <Alert severity="success">{text('brand.legible', { count: verdicts.length })}</Alert>
        )}
        {refusals.map(({ field, reason, nearest }) => (
          <Alert
            key={field}
            severity="error"
            action={
              <Button color="inherit" onClick={() => onUse(field, nearest)}>
                {text('brand.useNearest', { colour: nearest })}
              </Button>
            }
          >
            {reason}
          </Alert>
        ))}
      </div>
      <details>
        <Typography component="summary" sx={{ my: 1, cursor: 'pointer' }}>
          {text('brand.pairs')}
        </Typography>
        <Rows
          title={text('brand.pairs')}
          rows={verdicts}
          keyOf={({ theme, front, ground }) => `${theme} ${front} ${ground}`}
          columns={[
            {
              label: text('brand.pair'),
              show: ({ what, theme }) => text('brand.themeOf', { what, theme: text(`brand.theme.${theme}`) }),
            },
            {
              label: text('brand.ratio'),
              show: ({ ratio, least }) => text('brand.needed', { ratio: ratio.toFixed(2), least }),
            },
          ]}
        />
      </details>
    </>
  )
}

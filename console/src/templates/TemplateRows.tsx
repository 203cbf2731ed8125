import { Button, Stack, Typography } from '@mui/material'
import type { ReplyTemplate } from '@duetto/shared/contract/console'
import { localeNames } from '@duetto/shared/domain'
import { formatMoment } from '../parts/format'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'
import type { Draft } from './TemplateDialog'

interface Props {
  templates: readonly ReplyTemplate[]
  onChange: (draft: Draft) => void
  onRemove: (template: ReplyTemplate) => void
}

export const TemplateRows = ({ templates, onChange, onRemove }: Props) => {
  const text = useText()
  return (
    <Rows
      title={text('menu.templates')}
      rows={templates}
      keyOf={({ id }) => id}
      columns={[
        { label: text('template.language'), show: ({ language }) => localeNames[language] },
        { label: text('template.name'), show: ({ name }) => name },
        {
          label: text('template.text'),
          show: ({ text: words }) => (
            <Typography component="span" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {words}
            </Typography>
          ),
        },
        { label: text('template.changed'), show: ({ changed_at }) => formatMoment(changed_at) },
        {
          label: text('template.acts'),
          show: (template) => {
            const { id, language, name, text: words } = template
            return (
              <Stack direction={{ sm: 'row' }} sx={{ alignItems: 'start' }}>
                <Button
                  size="small"
                  aria-label={text('template.changeOf', { name })}
                  onClick={() => onChange({ id, language, name, text: words })}
                >
                  {text('template.change')}
                </Button>
                <Button
                  size="small"
                  aria-label={text('template.remove', { name })}
                  onClick={() => onRemove(template)}
                >
                  {text('note.remove')}
                </Button>
              </Stack>
            )
          },
        },
      ]}
    />
  )
}

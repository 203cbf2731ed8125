import { Autocomplete, TextField } from '@mui/material'
import { fillTemplate } from '@duetto/shared/contract/console'
import type { TemplateField } from '@duetto/shared/contract/console'
import { localeNames } from '@duetto/shared/domain'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../parts/useText'
import { loadTemplates, templatesKey } from '../templates/templatesKey'

interface Props {
  names: Record<TemplateField, string>
  language: string
  onPick: (text: string) => void
}

export const TemplatePicker = ({ names, language, onPick }: Props) => {
  const text = useText()
  const { data } = useQuery({ queryKey: templatesKey, queryFn: loadTemplates })
  const templates = data?.templates ?? []
  const options = [
    ...templates.filter((template) => template.language === language),
    ...templates.filter((template) => template.language !== language),
  ]
  return (
    <Autocomplete
      size="small"
      value={null}
      blurOnSelect
      options={options}
      groupBy={(template) => localeNames[template.language]}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      noOptionsText={text('template.none')}
      onChange={(_event, template) => template && onPick(fillTemplate(template.text, names))}
      renderInput={(params) => <TextField {...params} label={text('inbox.template')} />}
      sx={{ my: 1, maxWidth: '24rem' }}
    />
  )
}

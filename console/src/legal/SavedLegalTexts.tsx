import { Button } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { localeNames } from '@duetto/shared/domain'
import { formatMoment } from '../parts/format'
import { Rows } from '../parts/Rows'
import { useText } from '../parts/useText'
import { useHostName } from '../settings/useHostName'
import type { LegalKey } from './useLegalTextChange'

interface Props {
  texts: ConsoleResponse<'listLegalTexts'>['texts']
  onOpen: (key: LegalKey) => void
}

export const SavedLegalTexts = ({ texts, onOpen }: Props) => {
  const text = useText()
  const hostName = useHostName()
  return (
    <Rows
      title={text('legal.own')}
      rows={texts}
      keyOf={({ host, page, language }) => `${host} ${page} ${language}`}
      columns={[
        { label: text('setting.host'), show: ({ host }) => hostName(host) },
        { label: text('legal.page'), show: ({ page }) => text(`legal.pages.${page}`) },
        { label: text('legal.language'), show: ({ language }) => localeNames[language] },
        { label: text('legal.asOf'), show: ({ as_of: asOf }) => asOf },
        { label: text('template.changed'), show: ({ saved_at: savedAt }) => formatMoment(savedAt) },
        {
          label: text('template.acts'),
          show: ({ host, page, language }) => (
            <Button
              size="small"
              aria-label={text('legal.openOf', {
                page: text(`legal.pages.${page}`),
                language: localeNames[language],
                host: hostName(host),
              })}
              onClick={() => onOpen({ host, page, language })}
            >
              {text('legal.open')}
            </Button>
          ),
        },
      ]}
    />
  )
}

import { heightsCm } from '@duetto/shared/domain'
import { profileLabels } from '@duetto/shared/texts/profile'
import { Select } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../page/messages'

interface HeightSelectProps {
  height: number | null
  onChange: (height: number | null) => void
}

const heights = Array.from({ length: heightsCm.max - heightsCm.min + 1 }, (_, index) => heightsCm.min + index)

export const HeightSelect = ({ height, onChange }: HeightSelectProps) => {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Select
      label={formatMessage(profileLabels.height)}
      value={String(height ?? '')}
      onChange={(chosen) => onChange(chosen ? Number(chosen) : null)}
      options={[
        { value: '', label: formatMessage(commonMessages.notSaid) },
        ...heights.map((cm) => ({
          value: String(cm),
          label: formatNumber(cm, { style: 'unit', unit: 'centimeter' }),
        })),
      ]}
    />
  )
}

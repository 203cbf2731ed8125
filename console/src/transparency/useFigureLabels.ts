import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { useText } from '../parts/useText'

export type Figure = ConsoleResponse<'getTransparency'>['figures'][number]

const detailTexts: Partial<Record<Figure['figure'], string>> = {
  notices_received: 'measure.rules',
  notices_upheld: 'measure.rules',
  notices_dismissed: 'measure.rules',
  photos_refused: 'photo.refusal',
  photos_refused_by_program: 'photo.refusal',
  media_refused: 'photo.refusal',
  members_warned: 'measure.rules',
  accounts_restricted: 'measure.rules',
  accounts_suspended: 'measure.rules',
  appeals_accepted: 'transparency.details',
  appeals_rejected: 'transparency.details',
  median_hours: 'transparency.details',
}

export const useFigureLabels = () => {
  const text = useText()
  return ({ figure, kind, detail, value }: Figure) => {
    const texts = detailTexts[figure]
    const words = texts && detail ? text(`${texts}.${detail}`) : detail
    return {
      figure: text(`transparency.figures.${figure}`),
      detail: kind ? `${text(`report.kinds.${kind}`)}: ${words}` : words,
      value,
    }
  }
}

import { lookup } from '@duetto/shared/domain'
import type { Figure } from './figures.repository'

const labels: Record<Figure['figure'], string> = {
  notices_received: 'notices received',
  notices_upheld: 'notices upheld',
  notices_dismissed: 'notices dismissed',
  photos_refused: 'photos refused',
  photos_refused_by_program: 'of the photos refused, by a program',
  media_refused: 'photos and voice messages in conversations refused',
  members_warned: 'members warned',
  accounts_restricted: 'accounts restricted',
  accounts_suspended: 'accounts suspended',
  accounts_restored: 'accounts restored',
  appeals_accepted: 'appeals accepted',
  appeals_rejected: 'appeals rejected',
  median_hours: 'median hours to a decision',
  members_active: 'members active in the last 30 days',
}

const detailLabels: Record<string, string> = {
  refused_photo: 'refused photo',
  refused_by_program: 'photo refused by a program',
}

export const labelFigure = ({ figure, kind, detail, value }: Figure) => ({
  figure: labels[figure],
  detail: kind ? `${kind}: ${detail}` : (lookup(detailLabels, detail) ?? detail),
  value,
})

import { limits } from '@duetto/shared/domain'
import type { NichePrefix } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import english from '../../content/locales/en.json'
import { sharedGroups, textGroups } from './landers'
import type { LanderName } from './landers'

const texts: Readonly<Record<string, string>> = english

const useText = () => {
  const { formatMessage } = useIntl()
  return (groups: readonly string[], field: 'title' | 'lead'): string | null => {
    const id = groups.map((group) => `${group}.${field}`).find((each) => Object.hasOwn(texts, each))
    if (id === undefined) return null
    const message = { id, defaultMessage: texts[id] }
    return formatMessage(message, { count: limits.freeMessages })
  }
}

export const useLanderTexts = (name: LanderName, niche: NichePrefix): { title: string; lead: string } => {
  const { variant } = usePlatform()
  const textOf = useText()
  const groups = textGroups(name, niche, variant?.routeId === `landers-${name}` ? variant.name : null)
  return { title: textOf(groups, 'title') ?? '', lead: textOf(groups, 'lead') ?? '' }
}

export const useSharedTexts = (niche: NichePrefix): { title: string | null; lead: string } => {
  const textOf = useText()
  const groups = sharedGroups(niche)
  return { title: textOf(groups, 'title'), lead: textOf(groups, 'lead') ?? '' }
}

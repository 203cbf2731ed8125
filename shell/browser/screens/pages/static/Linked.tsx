import { cleanPhone } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'

export const Linked = ({ text }: { text: string }) => {
  const { support_phone, support_email } = useSettings()
  const phone = cleanPhone(support_phone)
  const hrefs: Record<string, string> = {
    ...(phone && { [phone]: `tel:${phone}` }),
    ...(support_email && { [support_email]: `mailto:${support_email}` }),
  }
  const words = Object.keys(hrefs).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return text
  return text.split(new RegExp(`(${words.join('|')})`)).map((part, index) =>
    Object.hasOwn(hrefs, part) ? (
      <a key={index} href={hrefs[part]}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}

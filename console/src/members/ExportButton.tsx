import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

const download = (name: string, data: object) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

export const ExportButton = ({ id }: { id: number }) => {
  const text = useText()
  return (
    <ActButton
      button={text('member.export.button')}
      heading={text('member.export.heading')}
      text={text('member.export.text')}
      run={(reason) => callConsole('exportMember', { body: { id, reason } })}
      changed={({ data }) => download(`member-${id}.json`, data)}
      done="member.export.done"
    />
  )
}

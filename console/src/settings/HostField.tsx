import { Autocomplete, TextField } from '@mui/material'
import { useText } from '../parts/useText'
import { useHostName } from './useHostName'

interface Props {
  /** Host name, or `*` for all hosts. */
  host: string
  hosts: readonly string[]
  onChange: (host: string) => void
}

export const HostField = ({ host, hosts, onChange }: Props) => {
  const text = useText()
  const hostName = useHostName()
  const allHosts = hostName('*')
  return (
    <Autocomplete
      freeSolo
      selectOnFocus
      options={[allHosts, ...hosts]}
      value={hostName(host)}
      onChange={(_, value) => onChange(!value || value === allHosts ? '*' : value.trim().toLowerCase())}
      sx={{ minWidth: { sm: '18rem' } }}
      renderInput={(props) => <TextField {...props} margin="none" label={text('setting.host')} />}
    />
  )
}

import { Typography } from '@mui/material'
import type { OperatorRole } from '@duetto/shared/contract/console'
import type { ReactNode } from 'react'
import { AppBar, Layout, TitlePortal, usePermissions } from 'react-admin'
import { useText } from '../parts/useText'
import { ConsoleMenu } from './ConsoleMenu'

const ConsoleBar = () => {
  const text = useText()
  const { permissions: role } = usePermissions<OperatorRole>()
  return (
    <AppBar>
      <TitlePortal />
      {role && (
        <Typography variant="body2" sx={{ mr: 1, display: { xs: 'none', sm: 'block' } }}>
          {text(`role.${role}`)}
        </Typography>
      )}
    </AppBar>
  )
}

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={ConsoleBar} menu={ConsoleMenu}>
    {children}
  </Layout>
)

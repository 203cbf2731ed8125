import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content
const cache = createCache({ key: 'c', nonce, prepend: true })
const root = document.getElementById('root')

if (root)
  createRoot(root).render(
    <CacheProvider value={cache}>
      <App />
    </CacheProvider>,
  )

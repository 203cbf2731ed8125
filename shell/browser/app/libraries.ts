/** Large libraries, which `index.ts` evaluates in a separate task before the shell's own modules. */
import '@emotion/react'
import '@reduxjs/toolkit'
import 'react-dom/client'
import 'react-intl'
import 'react-router'
import 'redux-saga'

/**
 * `index.ts` evaluates these large libraries in a separate task, because one long task would block input on slow
 * phones.
 */
import '@emotion/react'
import '@reduxjs/toolkit'
import 'react-dom/client'
import 'react-intl'
import 'react-router'
import 'redux-saga'

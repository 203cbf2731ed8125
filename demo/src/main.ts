import { runApi } from '@duetto/api/src/start'
import { readDemoSettings } from './settings'
import { startDemo } from './startDemo'

void runApi((deps) => startDemo(deps, readDemoSettings(process.env)))

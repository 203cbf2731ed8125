import { runApi } from '@duetto/api/src/start'
import { startDemo } from './startDemo'

void runApi(startDemo)

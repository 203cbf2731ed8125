import { runApi } from './start'

void runApi()

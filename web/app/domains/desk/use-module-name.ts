import { isSoldModule, soldNames } from './promocodes/module-names.ts'
import { useDeskText } from './use-desk-text.ts'

/** What a kind of offer is called; what none is known of stands as it is. */
export function useModuleName(): (module: string) => string {
  const t = useDeskText()
  return (module) => (isSoldModule(module) ? t(soldNames[module]) : module)
}

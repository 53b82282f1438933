import { useQuery } from '@tanstack/react-query'
import { supportsPasskeys } from '#console/data/passkeys.ts'

/** Undefined until it is known. */
export function usePasskeySupport(): boolean | undefined {
  return useQuery({ queryKey: ['passkey_support'], queryFn: supportsPasskeys, staleTime: Infinity }).data
}

import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

const TRIES = 2

/** Tries again what the network lost, never what the API refused. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => !(error instanceof HttpError && error.status < 500) && failures < TRIES,
    },
  },
})

import { ActivationFailed } from './activation_failed.tsx'

export default function ActivationErrorScreen() {
  return <ActivationFailed reason="invalid" />
}

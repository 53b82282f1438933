import AuditTrail from '#console/audit/audit_trail.tsx'

export default function AuditScreen() {
  return <AuditTrail />
}

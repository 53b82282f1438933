import { PackageCard } from './package_card.tsx'
import type { CreditPackage } from '#site/features/credits/transactions/shapes.ts'
import styles from './package_grid.module.css'

type PackageGridProps = {
  packages: readonly CreditPackage[]
  off?: number
  /** Link of a package and its label; without them the cards are display only. */
  to?: (one: CreditPackage) => string
  action?: string
}

export function PackageGrid({ packages, off, to, action }: PackageGridProps) {
  return (
    <ul className={styles.grid}>
      {packages.map((one) => (
        <li key={one.id} className={styles.place}>
          <PackageCard credits={one} off={off} to={to?.(one)} action={action} />
        </li>
      ))}
    </ul>
  )
}

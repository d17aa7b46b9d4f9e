import { Icon } from '../ui/Icon.tsx';

interface SortSelectProps<Order extends string> {
  label: string;
  order: Order;
  orders: readonly { value: Order; name: string }[];
  onOrder: (order: Order) => void;
}

/**
 * Selects the order of a list. Only its icon is visible: a phone has no room for more beside the
 * search and its filters.
 */
export function SortSelect<Order extends string>(props: SortSelectProps<Order>) {
  const { label, order, orders, onOrder } = props;
  return (
    <div className={style} title={label}>
      <Icon name="sort" />
      <select
        aria-label={label}
        value={order}
        onChange={({ target }) => {
          const chosen = orders.find(({ value }) => value === target.value);
          if (chosen) onOrder(chosen.value);
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {orders.map(({ value, name }) => (
          <option key={value} value={value} className="bg-paper text-ink">
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

const style =
  'relative grid size-11 flex-none! place-items-center rounded-md border border-control ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent';

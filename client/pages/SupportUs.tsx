import { Head } from '../layout/Head.tsx';

export function Component() {
  return <Head page="supportUs" />;
}

import { configure } from '@testing-library/react';
import { waiting } from '../../support/patience.ts';

configure({ asyncUtilTimeout: waiting });
